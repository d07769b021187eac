import "./src/ui/theme/theme.css";

// The files that run in one tab share its storage, and some modules read it when they are loaded.
localStorage.clear();
sessionStorage.clear();

/*
 * The test runner draws a page in a frame, and each key it presses makes that frame report a scroll that
 * moved nothing. React Aria closes its lists when the page scrolls, so such reports end here.
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
