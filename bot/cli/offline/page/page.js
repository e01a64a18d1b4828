// Boneyard's manners on simcord's page. It looks at the page alone and asks the server for nothing.

const $ = (id) => document.getElementById(id);
const timeline = $("channel-timeline");
const list = $("channel-message-list");
const app = $("preview-app");
const status = $("action-status");
const viewer = $("viewer-picker");
const words = JSON.parse($("page-words").textContent);

// -- the newest message is followed, unless the reader has scrolled up ---------------------------------

const NEAR = 40; // pixels from the end that still count as its end
let following = true;
let scrolling = false; // the reader's own hand is on it: simcord scrolls as well

const atEnd = () => timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < NEAR;
for (const gesture of ["wheel", "touchmove", "keydown"]) {
  timeline.addEventListener(gesture, () => { scrolling = true; }, { passive: true });
}
timeline.addEventListener("pointerdown", (event) => { scrolling = event.target === timeline; }); // its scroll bar
timeline.addEventListener("scroll", () => {
  if (atEnd()) following = true;
  else if (scrolling) following = false;
});
timeline.addEventListener("scrollend", () => { scrolling = false; });
$("channel-composer").addEventListener("submit", () => { following = true; });
timeline.addEventListener("click", (event) => {
  if (event.target.closest("button[data-control-key]")) following = true; // its answer comes at the end
});

// Now, so that nothing jumps; and once more, for simcord puts the page where it wants it in the next frame.
function follow() {
  const end = () => { if (following) timeline.scrollTop = timeline.scrollHeight; };
  end();
  requestAnimationFrame(end);
}
const sizes = new ResizeObserver(follow);
sizes.observe(list);
sizes.observe(timeline);
new MutationObserver(follow).observe(app, { attributeFilter: ["aria-busy"] });

// -- a picture stays until the one that takes its place can be seen ------------------------------------

const pictures = (node) => (node instanceof Element ? [...node.querySelectorAll(".media-lightbox-trigger img")] : []);
const kind = (message) => (message.querySelector(".message-ephemeral-note") ? "private" : "public");

new MutationObserver((changes) => {
  const gone = new Map(); // by message, and by kind for messages that are gone themselves
  const come = new Set();
  for (const { target, addedNodes, removedNodes } of changes) {
    for (const node of removedNodes) {
      const owner = target === list ? node instanceof Element && kind(node) : target.closest("article");
      const seen = pictures(node).filter((picture) => picture.naturalWidth);
      if (owner && seen.length) gone.set(owner, [...(gone.get(owner) || []), ...seen]);
    }
    for (const node of addedNodes) pictures(node).forEach((picture) => come.add(picture));
  }
  for (const picture of come) {
    const message = picture.closest("article");
    if (!message || picture.naturalWidth) continue;
    const old = gone.get(message)?.shift() || gone.get(kind(message))?.shift();
    if (old) stand(old, picture);
  }
}).observe(list, { childList: true, subtree: true });

function stand(old, picture) {
  old.alt = "";
  old.className = picture.className;
  picture.classList.add("page-waits");
  picture.before(old);
  const leave = () => { old.remove(); picture.classList.remove("page-waits"); };
  picture.addEventListener("load", () => picture.decode().then(leave, leave), { once: true });
  picture.addEventListener("error", leave, { once: true });
}

// -- commands are called in messages what they are called on this page ---------------------------------

const commands = JSON.parse($("page-commands").textContent);
new MutationObserver(() => {
  for (const told of list.querySelectorAll(".command-mention, .message-interaction-header strong")) {
    const name = commands[told.textContent];
    if (name && name !== told.textContent) told.textContent = name;
  }
}).observe(list, { childList: true, subtree: true });

// -- the status speaks up only where something takes its time or goes wrong ----------------------------

const QUIET = /^(.* (completed|ready|updated|switched|sent|opened|refreshed))?$/;
new MutationObserver(() => status.toggleAttribute("data-quiet", QUIET.test(status.textContent)))
  .observe(status, { childList: true, characterData: true, subtree: true });

// -- two at one screen ---------------------------------------------------------------------------------

const PAUSE = 1500; // milliseconds to see what one's own move has done
const here = new Set(JSON.parse(sessionStorage.getItem("here") || "[]")); // who has been viewed on this page
let put = null; // the turn at which somebody chose to keep the screen
let soon = null;

const hand = Object.assign(document.createElement("button"), { id: "page-hand", hidden: true });
const curtain = Object.assign(document.createElement("dialog"), { id: "page-curtain" });
const picture = Object.assign(document.createElement("img"), { src: "/icon.png", alt: "" });
const title = document.createElement("h2");
const take = Object.assign(document.createElement("button"), { className: "page-take", autofocus: true });
const stay = Object.assign(document.createElement("button"), { className: "page-stay" });
curtain.append(picture, title, take, stay);
document.body.append(hand, curtain);

const viewing = () => viewer.selectedOptions[0]?.textContent || "";

/** The newest public message that speaks to anybody, and whom of this page it asks; null if that is who views. */
function due() {
  const asking = [...list.querySelectorAll("article[data-message-id]")].reverse()
    .find((each) => kind(each) === "public" && each.querySelector(".mention"));
  if (!asking || !viewing()) return null;
  const asked = [...asking.querySelectorAll(".mention")].map((each) => each.textContent.replace(/^@/, ""));
  const next = asked.includes(viewing()) ? undefined : asked.find((name) => here.has(name) && words[name]);
  return next ? { turn: asking.dataset.messageId, name: next } : null;
}

/** Whether a button stands on a hand that only waits, too: a move in advance, the hand in words, another picture. */
const waits = (button) => /^(⏩|💬|🔍)/u.test(button.textContent.trim());

/** Whether the viewer has opened something to press below the message that asks somebody else. */
const reading = (next) => [...list.querySelectorAll(`article[data-message-id="${next.turn}"] ~ article`)]
  .some((each) => kind(each) === "private"
    && [...each.querySelectorAll(".component-button:not(:disabled)")].some((button) => !waits(button)));

function look() {
  if (viewing() && !here.has(viewing())) {
    here.add(viewing());
    sessionStorage.setItem("here", JSON.stringify([...here]));
  }
  const next = due();
  const asks = next && (next.turn === put || reading(next)); // by a button: a curtain would swallow a press
  hand.hidden = !asks;
  if (next) hand.textContent = words[next.name].hand;
  if (!next || asks) { clearTimeout(soon); soon = null; }
  else if (!curtain.open && soon === null) soon = setTimeout(() => { soon = null; draw(); }, PAUSE);
}

function draw() {
  const next = due();
  if (!next || document.querySelector("#modal-root > *")) return;
  curtain.dataset.name = next.name;
  title.textContent = words[next.name].hand;
  take.textContent = words[next.name].take;
  stay.textContent = words[viewing()].stay;
  curtain.showModal();
}

hand.addEventListener("click", draw);
curtain.addEventListener("cancel", (event) => event.preventDefault()); // Escape shows nobody's tiles
stay.addEventListener("click", () => { put = due()?.turn || null; curtain.close(); look(); });
take.addEventListener("click", () => {
  viewer.value = [...viewer.options].find((each) => each.textContent === curtain.dataset.name).value;
  viewer.dispatchEvent(new Event("change"));
  following = true;
});
// The curtain rises only when the other one's view stands behind it.
const onlooker = new MutationObserver(() => {
  look();
  if (curtain.open && viewing() === curtain.dataset.name && app.getAttribute("aria-busy") === "false" && list.children.length) {
    curtain.close();
  }
});
for (const part of [list, viewer, app]) { // not what hangs beside them: it is this that changes it
  onlooker.observe(part, { childList: true, subtree: part !== app, attributeFilter: ["aria-busy"] });
}
