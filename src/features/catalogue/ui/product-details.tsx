import { type ComponentType, type MouseEvent, useState } from 'react'
import { useTranslate } from '#kit/messages.tsx'
import { nonBreaking } from '#shared/text.ts'
import type { Fact } from '../rules/disclosures.ts'
import type { DownloadFile } from '../rules/file-type.ts'
import { productTexts } from '../texts.ts'
import type { MediaPlayerProps } from './media-player.tsx'

interface ProductParametersProps {
  product: {
    parameters: { name: string; values: string[]; explained: string[] }[]
    producer: string | null
    series: string | null
  }
  code: string | null
  ean: string | null
}

interface ParameterRow {
  name: string
  value: string | null
  explained?: string[]
}

/** Number of rows that are always visible; one or two more are not hidden, as the toggle would need as much space. */
const shownRows = 8

/** The parameters of a product (B2.24): a long list is collapsed, and parameters may have explanations. */
export function ProductParameters({ product, code, ean }: ProductParametersProps) {
  const t = useTranslate()
  const rows: ParameterRow[] = [
    ...product.parameters.map(({ values, ...parameter }) => ({ ...parameter, value: values.join(', ') })),
    { name: t(productTexts.producer), value: product.producer },
    { name: t(productTexts.series), value: product.series },
    { name: t(productTexts.code), value: code },
    { name: t(productTexts.ean), value: ean },
  ].filter(({ value }) => value)
  const most = rows.length > shownRows + 2 ? shownRows : rows.length
  return (
    <div className="max-w-text">
      <ParameterRows rows={rows.slice(0, most)} />
      {most < rows.length && (
        <details className="all-to-read group/rows">
          <summary className="mt-2 inline-block py-2 text-accent underline underline-offset-4 noscript:hidden print:hidden">
            <span className="group-open/rows:hidden">{t(productTexts.allParameters, { count: rows.length })}</span>
            <span className="hidden group-open/rows:inline">{t(productTexts.fewerParameters)}</span>
          </summary>
          <ParameterRows rows={rows.slice(most)} />
        </details>
      )}
    </div>
  )
}

function ParameterRows({ rows }: { rows: ParameterRow[] }) {
  const t = useTranslate()
  return (
    <dl>
      {rows.map(({ name, value, explained = [] }) => (
        <div key={name} className="grid grid-cols-[2fr_3fr] gap-4 border-b border-line py-2.5">
          <dt className="text-soft">{name}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-3">
            {value}
            {explained.length > 0 && (
              <details className="all-to-read text-small text-soft open:basis-full">
                <summary className="inline-block underline underline-offset-4 noscript:hidden print:hidden">
                  {t(productTexts.explain)}
                  <span className="sr-only">{name}</span>
                </summary>
                {explained.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </details>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Facts with one or more lines; a URL or an e-mail address is a link. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-6 tablet:grid-cols-2 desktop:grid-cols-3">
      {facts.map(({ name, lines }) => (
        <div key={name} className="min-w-0">
          <dt className="font-semibold">{name}</dt>
          {lines.map(({ text, href }) => (
            <dd key={text} className="text-soft">
              {href ? (
                <a href={href} className="underline underline-offset-4">
                  {text}
                </a>
              ) : (
                nonBreaking(text)
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

interface OpenedFile {
  MediaPlayer: ComponentType<MediaPlayerProps>
  index: number
}

/** Files of a product (B2.25): sounds, films and pictures open over the page, others are downloaded. All are links. */
export function Downloads({ files, words }: { files: DownloadFile[]; words: MediaPlayerProps['words'] }) {
  const [opened, setOpened] = useState<OpenedFile | null>(null)
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    import('./media-player.tsx').then(
      ({ MediaPlayer }) => setOpened({ MediaPlayer, index }),
      () => location.assign(href),
    )
  }
  return (
    <>
      <ul className="max-w-text">
        {files.map(({ name, words, address, kind }, index) => (
          <li key={address} className="border-b border-line">
            <a
              href={address}
              {...(kind === 'document' ? { download: true } : { onClick: (event) => open(event, index) })}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-3 hover:text-accent"
            >
              <span className="underline underline-offset-4">{name}</span>
              <span className="text-small text-soft">{words}</span>
            </a>
          </li>
        ))}
      </ul>
      {opened && <opened.MediaPlayer {...{ files, words }} index={opened.index} onClose={() => setOpened(null)} />}
    </>
  )
}
