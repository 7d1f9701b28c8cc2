import { SearchHitType, searchHitTypes } from '../../src/model/search/search-document';
import type { SearchDocument } from '../../src/model/search/search-document';
import type { PageDocuments } from './page-documents';

interface TypedDocument {
  readonly type: SearchHitType;
  readonly document: SearchDocument;
}

/** The documents of all pages by hit type, in the order of the pages. */
export function numberDocuments(pages: readonly PageDocuments[]): SearchDocument[][] {
  let lastId = 0;
  const getNextId = () => (lastId += 1);
  const documents = pages.flatMap((page) => toDocuments(page, getNextId));
  return searchHitTypes.map((type) =>
    documents.filter((typed) => typed.type === type).map((typed) => typed.document),
  );
}

function toDocuments(page: PageDocuments, getNextId: () => number): TypedDocument[] {
  const { url: u, title, breadcrumb: b, description, keywords } = page;
  const p = getNextId();
  const documents: TypedDocument[] = [
    { type: SearchHitType.Title, document: { i: p, t: title, u, b } },
  ];
  if (description !== '') {
    const document = { i: p, t: description, s: title, u, p };
    documents.push({ type: SearchHitType.Description, document });
  }
  if (keywords !== '') {
    documents.push({
      type: SearchHitType.Keywords,
      document: { i: p, t: keywords, s: title, u, p },
    });
  }
  for (const { title: heading, hash: h, content } of page.sections) {
    if (heading !== '' && heading !== title) {
      const document = { i: getNextId(), t: heading, u, h, p };
      documents.push({ type: SearchHitType.Heading, document });
    }
    if (content !== '') {
      const document = { i: getNextId(), t: content, s: heading || title, u, h, p };
      documents.push({ type: SearchHitType.Content, document });
    }
  }
  return documents;
}
