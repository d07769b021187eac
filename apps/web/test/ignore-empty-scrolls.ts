/*
 * The test runner renders the page in a frame, and each key press makes that frame dispatch a scroll event although
 * nothing moved. React Aria closes its lists on scroll, so these events are stopped here.
 */
window.addEventListener(
  "scroll",
  (event) => {
    if (event.target === document && document.documentElement.scrollTop === 0) {
      event.stopImmediatePropagation();
    }
  },
  true,
);
