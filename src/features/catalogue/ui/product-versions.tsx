import { Link } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import { Picture } from '#kit/picture.tsx'
import { Tooltip } from '#kit/tooltip.tsx'
import { usePrefetch } from '#kit/use-browser-state.ts'
import { urls } from '#shared/urls.ts'
import { productTexts } from '../texts.ts'

interface ProductVersionsProps {
  parameter: string
  items: { id: number; name: string; versionName: string; file: string | null }[]
  current: number
}

/** The versions of a product, such as other colours; each is a separate product. */
export function ProductVersions({ parameter, items, current }: ProductVersionsProps) {
  const t = useTranslate()
  const prefetch = usePrefetch()
  const chosen = items.find(({ id }) => id === current)
  if (items.length < 2) return null
  return (
    <nav aria-label={t(productTexts.versions, { parameter })}>
      <p>
        <span className="text-soft">{parameter}:</span> {chosen?.versionName}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {items.map((version) => (
          <li key={version.id}>
            <Tooltip text={version.versionName}>
              <Link
                to={urls.product(version)}
                preventScrollReset
                prefetch={prefetch}
                aria-label={version.versionName}
                aria-current={version.id === current ? 'page' : undefined}
                className="block overflow-hidden rounded-control border border-line hover:border-ink aria-[current=page]:border-accent aria-[current=page]:inset-ring aria-[current=page]:inset-ring-accent"
              >
                {version.file ? (
                  <Picture
                    picture={{ file: version.file, width: 160, height: 160, alt: '' }}
                    sizes="64px"
                    className="size-16 p-0.5"
                  />
                ) : (
                  <span className="grid min-h-11 place-items-center px-3">{version.versionName}</span>
                )}
              </Link>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
