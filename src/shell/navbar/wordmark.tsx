/** The logo of Easier: three lines of a list, the last one done. */
export function Wordmark() {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true">
      <rect width="26" height="26" rx="7" fill="var(--accent)" />
      <path
        d="M7 8.5h12M7 13h6.5"
        stroke="var(--on-accent)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="m7 17.8 2.6 2.4L19 14"
        stroke="var(--on-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
