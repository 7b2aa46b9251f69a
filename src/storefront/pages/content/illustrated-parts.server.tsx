import { cutAtLists, type PagePiece } from '#features/content/rules/page-lists.ts'
import { type PageSection, sectionsWithPictures } from '#features/content/rules/page-sections.ts'
import { renderStatic } from '#kit/render-static.tsx'
import { RichText, TrustedHtml } from '#kit/static-html.tsx'
import { replacePictureAttributes } from '#platform/sanitise-html.ts'
import type { PublicShop } from '#shop'
import { PictureLinks } from './picture-links.server.tsx'

type IllustratedPart = { html: string } | { block: string }

/**
 * Lays out HTML of an illustrated page: sections with a picture have it beside them, in turns left and right; others stand in columns, or, with a
 * list that is no running text, over the whole width.
 * @param beforeGoods its last section is the heading of a row of goods, and stays as it is
 */
export function layOutIllustrated(shop: PublicShop, html: string, beforeGoods: boolean): IllustratedPart[] {
  const { lead, sections } = sectionsWithPictures(html)
  const kept = beforeGoods ? sections.at(-1) : undefined
  const laidOut = groupPlain(kept ? sections.slice(0, -1) : sections)
  const isMirrored = alternate()
  const parts: IllustratedPart[] = cutAtLists(lead).map((piece) =>
    'html' in piece ? piece : { block: renderStatic(shop, <Piece piece={piece} />) },
  )
  for (const group of laidOut) {
    const [first] = group
    if (!first) continue
    const content = first.picture ? (
      <PicturedSection {...first} picture={first.picture} isMirrored={isMirrored()} />
    ) : group.length > 1 ? (
      <PlainSections sections={group} />
    ) : (
      <WideSection {...first} />
    )
    parts.push({ block: renderStatic(shop, content) })
  }
  if (kept) parts.push({ html: html.slice(html.lastIndexOf('<h2')) })
  return parts
}

function alternate(): () => boolean {
  let count = 0
  return () => count++ % 2 === 1
}

/** Neighbours that are running text alone are one group; each other section is one of its own. */
function groupPlain(sections: PageSection[]): PageSection[][] {
  const groups: PageSection[][] = []
  for (const section of sections) {
    const last = groups.at(-1)
    if (last?.every(isPlain) && isPlain(section)) last.push(section)
    else groups.push([section])
  }
  return groups
}

function isPlain({ picture, html }: PageSection): boolean {
  return picture === null && cutAtLists(html).every((piece) => 'html' in piece)
}

function PicturedSection({
  id,
  title,
  picture,
  html,
  isMirrored,
}: PageSection & { picture: string; isMirrored: boolean }) {
  return (
    <section className="mt-12 grid items-center gap-8 desktop:mt-16 desktop:grid-cols-2 desktop:gap-16">
      <TrustedHtml
        className={isMirrored ? 'block desktop:order-last' : ''}
        html={withClass(picture, 'aspect-[4/3] w-full rounded-panel bg-picture object-cover')}
      />
      <div>
        <Heading id={id} title={title} className="text-title" />
        <RichText className="mt-4" html={html} />
      </div>
    </section>
  )
}

function PlainSections({ sections }: { sections: PageSection[] }) {
  return (
    <div
      className={`mt-12 grid gap-8 desktop:mt-16 ${sections.length % 3 === 0 ? 'desktop:grid-cols-3' : 'tablet:grid-cols-2'}`}
    >
      {sections.map(({ id, title, html }) => (
        <section key={id} className="border-t border-line pt-5">
          <Heading id={id} title={title} className="text-heading" />
          <RichText className="mt-4" html={html} />
        </section>
      ))}
    </div>
  )
}

function WideSection({ id, title, html }: PageSection) {
  return (
    <section className="mt-12 desktop:mt-16">
      <Heading id={id} title={title} className="text-title" />
      {cutAtLists(html).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <Piece key={index} piece={piece} />
      ))}
    </section>
  )
}

function Heading({ id, title, className }: { id: string; title: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before
  return <h2 id={id || undefined} className={className} dangerouslySetInnerHTML={{ __html: title }} />
}

function Piece({ piece }: { piece: PagePiece }) {
  if ('html' in piece) return <RichText className="mt-4 max-w-text" html={piece.html} />
  if ('pictures' in piece) return <PictureLinks items={piece.pictures} />
  if ('points' in piece)
    return (
      <ul className="mt-6 grid gap-6 tablet:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {piece.points.map((point) => (
          <li key={point} className="tablet:border-t tablet:border-line tablet:pt-5">
            <RichText html={point.replace('<strong>', '<strong class="block font-semibold">')} />
          </li>
        ))}
      </ul>
    )
  return (
    <dl className="mt-6 grid grid-cols-2 justify-between gap-x-10 gap-y-3 rounded-panel bg-accent-wash p-5 desktop:flex">
      {piece.figures.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-small text-soft">
            <TrustedHtml as="span" html={name} />
          </dt>
          <dd className="font-serif text-heading whitespace-nowrap tabular-nums">
            <TrustedHtml as="span" html={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns a picture of sanitised HTML with these classes. */
function withClass(picture: string, classes: string): string {
  return replacePictureAttributes(picture, (attributes) => ({ ...attributes, class: classes }))
}
