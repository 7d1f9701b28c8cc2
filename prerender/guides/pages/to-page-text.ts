import { stringify } from 'yaml';

/** What a new page starts with: front matter, and an outline whose words say what to write. */
export function toPageText(title: string): string {
  return `---
${stringify({ title }).trim()}
description: What a reader can do after this page, in one sentence of 60 to 160 characters.
---

Say in two or three sentences what this page is about, and for whom it is. {/* No reader sees a remark like this one. */}

## Before you start

- What a reader needs to have, to know, or to have done.

## What to do first

Say it, then show it:

\`\`\`bash title="What the code is, or the name of its file"
curl https://api.sandbox.easier.example/v1/masters
\`\`\`

:::tip
A remark that saves work. Leave it out when there is none.
:::

## What to do next

Link to the page that a reader wants now.
`;
}
