import { useState } from 'react';
import type { HomeCall } from '../model/api/api';
import { format } from '../model/text/format';
import { CodeBlock } from '../ui/code/code-block';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { MethodBadge } from '../ui/method-badge';
import { Tabs } from '../ui/tabs';
import { texts } from './texts';
import styles from './example-call.module.css';

/** A request in several languages, the beginning of its response, and the way to its page. */
export function ExampleCall({ call }: { readonly call: HomeCall }) {
  const { method, path, host, samples, status, response, title, href } = call;
  const [language, choose] = useState(samples[0]?.label ?? '');
  const line = (
    <>
      <MethodBadge method={method} /> {path} <small>{host}</small>
    </>
  );
  const tabs = samples.map(({ label, code }) => ({
    id: label,
    label,
    title: label,
    content: <CodeBlock code={code} title={line} label={format(texts.home.sample, { label })} />,
  }));
  return (
    <section className={styles['call']} aria-label={texts.home.call} data-search-skip="">
      <Tabs tabs={tabs} label={texts.home.language} value={language} onChange={choose} tone="ink" />
      <CodeBlock code={response} title={status} />
      <Link href={href}>
        {format(texts.home.reference, { title })}
        <Icon name="arrowRight" size={16} />
      </Link>
    </section>
  );
}
