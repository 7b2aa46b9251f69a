import type { PictureItem } from '#features/content/rules/page-lists.ts'
import { TrustedHtml } from '#kit/static-html.tsx'
import { replacePictureAttributes } from '#platform/sanitise-html.ts'
import { nonBreakingHtml } from '#shared/text.ts'

/** Links with pictures: cards of four in a row, or, where all of them lead to sections of the page, smaller tiles. */
export function PictureLinks({ items }: { items: PictureItem[] }) {
  const areTiles = items.every(({ link }) => /^<a href="#/.test(link))
  return (
    <ul
      className={
        areTiles ? 'picture-tiles' : 'picture-cards mt-6 grid gap-x-4 gap-y-8 tablet:grid-cols-4 tablet:gap-x-6'
      }
    >
      {items.map(({ picture, link, html }) => (
        <li key={link} className="group relative">
          <TrustedHtml
            as="span"
            className="block overflow-hidden rounded-panel"
            html={replacePictureAttributes(picture, (attributes) => ({
              ...attributes,
              class:
                'aspect-[4/3] w-full bg-picture object-cover transition-transform duration-200 group-hover:scale-[1.02]',
            }))}
          />
          <TrustedHtml
            className={areTiles ? 'mt-2 text-center text-small font-semibold' : 'mt-3 font-semibold'}
            html={nonBreakingHtml(
              link.replace('<a ', '<a class="after:absolute after:inset-0 group-hover:underline" '),
            )}
          />
          {html && <TrustedHtml className="text-small text-soft" html={nonBreakingHtml(html)} />}
        </li>
      ))}
    </ul>
  )
}
