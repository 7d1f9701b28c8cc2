/** The modules below `src/mdx/` with the components that a guide can use without importing them. */
const modules: Readonly<Record<string, readonly string[]>> = {
  'accordion/accordion': ['Accordion', 'AccordionItem', 'AccordionTrigger', 'AccordionContent'],
  admonition: ['Admonition'],
  alert: ['Alert', 'AlertTitle', 'AlertDescription'],
  badge: ['Badge'],
  'browser-only': ['BrowserOnly'],
  card: [
    'Card',
    'CardHeader',
    'CardTitle',
    'CardDescription',
    'CardAction',
    'CardContent',
    'CardFooter',
  ],
  'code-block': ['CodeBlock'],
  details: ['Details'],
  'doc-card-list': ['DocCardList'],
  'hover-card/hover-card': ['HoverCard'],
  'hover-card/hover-card-parts': ['HoverCardTrigger', 'HoverCardContent'],
  link: ['Link'],
  'live-example': ['LiveExample'],
  'navigation-menu/navigation-menu': ['NavigationMenu', 'NavigationMenuList', 'NavigationMenuItem'],
  'navigation-menu/navigation-menu-parts': [
    'NavigationMenuTrigger',
    'NavigationMenuContent',
    'NavigationMenuLink',
    'NavigationMenuIndicator',
    'NavigationMenuViewport',
  ],
  progress: ['Progress'],
  'reference/reference-part': ['ReferencePart'],
  'scroll-area': ['ScrollArea', 'ScrollBar'],
  separator: ['Separator'],
  table: [
    'Table',
    'TableHeader',
    'TableBody',
    'TableFooter',
    'TableRow',
    'TableHead',
    'TableCell',
    'TableCaption',
  ],
  'tabs/tab-group': ['TabItem'],
  'tabs/tab-parts': ['TabsList', 'TabsTrigger', 'TabsContent'],
  'table-of-contents-inline': ['TOCInline'],
  'tabs/tabs': ['Tabs'],
};

/** The module of each component, by component name. */
export const mdxComponents: Readonly<Record<string, string>> = Object.assign(
  // No prototype: `constructor` is not a component.
  Object.create(null) as Record<string, string>,
  Object.fromEntries(
    Object.entries(modules).flatMap(([module, names]) => names.map((name) => [name, module])),
  ),
);

/** The names of the components that a guide can use without importing them. */
export const mdxComponentNames: readonly string[] = Object.keys(mdxComponents);

/** The admonition types, which a writer opens with `:::name`. */
export const admonitionTypes = ['note', 'tip', 'info', 'warning', 'danger'] as const;

export type AdmonitionType = (typeof admonitionTypes)[number];

/** Aliases of admonition types, used by guides of other sites. */
export const admonitionAliases = ['secondary', 'important', 'success', 'caution'] as const;

export type AdmonitionAlias = (typeof admonitionAliases)[number];
