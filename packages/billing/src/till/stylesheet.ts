/** The till's whole look; in a file of its own because its pages allow no inline styles. */
export const STYLESHEET = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#f5f5f7, #131318); color: light-dark(#1c1c22, #f1f1f4); }
header { padding: 0.75rem; background: #ffd75e; color: #1c1c22; font-weight: 600; text-align: center; }
h1, p, dl, dd { margin: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; }
main { display: grid; gap: 1.25rem; width: min(28rem, 100% - 2rem); margin: 3rem auto; padding: 2rem;
  border-radius: 1rem; background: light-dark(#fff, #1d1d25); }
dl { display: grid; gap: 0.75rem; }
dt { color: light-dark(#5a5a66, #a9a9b8); font-size: 0.875rem; }
dd { overflow-wrap: anywhere; }
form { display: grid; gap: 0.75rem; }
button { padding: 0.75rem 1rem; border: 1px solid light-dark(#84848f, #7b7b8a); border-radius: 0.6rem;
  background: none; color: inherit; font: inherit; cursor: pointer; }
button:hover { background: light-dark(#ececf1, #2a2a35); }
button.primary { border-color: transparent; background: #4b3fd1; color: #fff; }
button.primary:hover { background: #3d32b4; }
a { color: light-dark(#4b3fd1, #b3abff); }
[role="alert"], [role="status"] { padding: 0.75rem 1rem; border-left: 4px solid; border-radius: 0.4rem; }
[role="alert"] { border-color: light-dark(#b3261e, #ff8a80); background: light-dark(#fdecea, #3a1d1b); }
[role="status"] { border-color: light-dark(#1b7f3b, #6fd18c); background: light-dark(#e8f6ec, #17301f); }
:focus-visible { outline: 3px solid light-dark(#4b3fd1, #b3abff); outline-offset: 2px; }
`;
