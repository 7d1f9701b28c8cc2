/** Vike asks for a page component; ours comes from React Router in `+onRenderHtml`. */
export function Page() {
  return null;
}
