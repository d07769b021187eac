// Applies the chosen theme before the first paint, and a choice in another tab. The policy forbids inline scripts.
(() => {
  const apply = () => {
    const theme = localStorage.getItem("holdfast.theme");
    document.documentElement.style.colorScheme = theme === "light" || theme === "dark" ? theme : "";
  };
  apply();
  addEventListener("storage", apply);
})();
