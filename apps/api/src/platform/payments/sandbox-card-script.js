/*
 * The sandbox's card fields. The page around this frame asks for a token with { type: "create-token" }; the answer is
 * { type: "token", token } or { type: "refused", message }. The card number stays in this frame, which is isolated
 * from the page (`sandbox`): `location.origin` is the origin of the page, and not its own.
 */
const CARDS = {
  4242424242424242: "paid",
  5555555555554444: "paid",
  4000000000000002: "declined",
  4000000000000119: "lost",
};
const number = document.getElementById("number");
const expiry = document.getElementById("expiry");
const code = document.getElementById("code");
const fields = [number, expiry, code];

const tell = (message) => parent.postMessage(message, location.origin);
const digitsOf = (field) => field.value.replace(/\D/g, "");

const isFuture = (digits) => {
  const month = Number(digits.slice(0, 2));
  const now = new Date();
  const ends = new Date(2000 + Number(digits.slice(2)), month);
  return digits.length === 4 && month >= 1 && month <= 12 && ends > now;
};

/** 128 random bits. */
const randomText = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** What is wrong with each field; empty if nothing is. */
const faults = () => [
  CARDS[digitsOf(number)] ? "" : "Your card number is invalid. Use a test card number.",
  isFuture(digitsOf(expiry)) ? "" : "Your card's expiry date is invalid.",
  /^\d{3,4}$/.test(digitsOf(code)) ? "" : "Your card's security code is invalid.",
];

const show = (field, message) => {
  field.setAttribute("aria-invalid", String(message !== ""));
  document.getElementById(`${field.id}-message`).textContent = message;
};

const tellState = () => tell({ type: "changed", isFilled: fields.every((one) => digitsOf(one)) });
const tellHeight = () => tell({ type: "height", height: document.documentElement.offsetHeight });

number.addEventListener("input", () => {
  const digits = digitsOf(number).slice(0, 19);
  if (number.selectionStart === number.value.length)
    number.value = digits.replace(/(\d{4})(?=\d)/g, "$1 ");
});
expiry.addEventListener("input", ({ inputType }) => {
  const digits = digitsOf(expiry).slice(0, 4);
  if (inputType !== "deleteContentBackward" && digits.length > 1)
    expiry.value = `${digits.slice(0, 2)}/${digits.slice(2)}`;
});
for (const [at, field] of fields.entries()) {
  field.addEventListener("input", () => {
    show(field, "");
    tellState();
  });
  field.addEventListener("blur", () => {
    if (field.value) show(field, faults()[at]);
  });
}
// The frame may not submit forms, so there is no submit event.
addEventListener("keydown", ({ key }) => {
  if (key === "Enter") tell({ type: "submitted" });
});

addEventListener("message", ({ data, origin, source }) => {
  if (source !== parent || origin !== location.origin || data?.type !== "create-token") return;
  const found = faults();
  for (const [at, field] of fields.entries()) show(field, found[at]);
  const first = found.findIndex((fault) => fault !== "");
  if (first >= 0) {
    fields[first].focus();
    return tell({ type: "refused", message: found[first] });
  }
  tell({ type: "token", token: `sandbox_${CARDS[digitsOf(number)]}_${randomText()}` });
});

new ResizeObserver(tellHeight).observe(document.body);
tellState();
