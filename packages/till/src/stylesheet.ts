/** The till's stylesheet, in the site's colours. Served as a file, since the CSP forbids inline styles. */
export const STYLESHEET = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(oklch(0.984 0.005 95), oklch(0.175 0.012 225));
  color: light-dark(oklch(0.215 0.022 225), oklch(0.955 0.006 95)); }
header { padding: 0.75rem; background: #ffd75e; color: #1c1c22; font-weight: 600; text-align: center; }
h1, p, dl, dd { margin: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; }
main { display: grid; gap: 1.25rem; width: min(28rem, 100% - 2rem); margin: 3rem auto; padding: 2rem;
  border-radius: 1rem; background: light-dark(#fff, oklch(0.213 0.014 225)); }
dl { display: grid; gap: 0.75rem; }
dt { color: light-dark(oklch(0.46 0.022 225), oklch(0.755 0.014 215)); font-size: 0.875rem; }
dd { overflow-wrap: anywhere; }
form { display: grid; gap: 0.75rem; }
button { padding: 0.75rem 1rem; border: 1px solid light-dark(oklch(0.62 0.018 220), oklch(0.56 0.02 225)); border-radius: 0.6rem;
  background: none; color: inherit; font: inherit; cursor: pointer; }
button:hover { background: light-dark(oklch(0.957 0.008 95), oklch(0.25 0.016 225)); }
button.primary { border-color: transparent; background: light-dark(oklch(0.44 0.078 205), oklch(0.8 0.095 195));
  color: light-dark(#fff, oklch(0.2 0.04 210)); }
button.primary:hover { background: light-dark(oklch(0.37 0.07 207), oklch(0.86 0.08 195)); }
a { color: light-dark(oklch(0.44 0.078 205), oklch(0.8 0.095 195)); }
[role="alert"], [role="status"] { padding: 0.75rem 1rem; border-left: 4px solid; border-radius: 0.4rem; }
[role="alert"] { border-color: light-dark(#b3261e, #ff8a80); background: light-dark(#fdecea, #3a1d1b); }
[role="status"] { border-color: light-dark(#1b7f3b, #6fd18c); background: light-dark(#e8f6ec, #17301f); }
:focus-visible { outline: 3px solid light-dark(oklch(0.44 0.078 205), oklch(0.8 0.095 195)); outline-offset: 2px; }
`;
