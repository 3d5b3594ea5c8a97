// Runs before the first paint: a theme that was chosen by the switch wins over the system's.
const theme = localStorage.getItem("theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
