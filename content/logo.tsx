/** The mark of Easier, before the title in the navbar: three lines of a list, the last one done. */
export function Logo() {
  return (
    <svg
      width="26"
      height="26"
      viewBox="0 0 26 26"
      className="logo"
      // What it has without the style sheet.
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <rect width="26" height="26" rx="7" />
      <path d="M7 8.5h12M7 13h6.5M7 17.8l2.6 2.4L19 14" />
    </svg>
  );
}
