import { type ComponentType, type MouseEvent, useState } from 'react'
import type { OfferedFile } from '../rules/file-type.ts'
import type { MediaPlayerProps } from './media-player.tsx'

interface Opened {
  MediaPlayer: ComponentType<MediaPlayerProps>
  place: number
}

/** Files beside a product (B2.25): sounds, films and pictures open over the page, the rest is saved. All are links. */
export function Downloads({ files, words }: { files: OfferedFile[]; words: MediaPlayerProps['words'] }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = (event: MouseEvent<HTMLAnchorElement>, place: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    import('./media-player.tsx').then(
      ({ MediaPlayer }) => setOpened({ MediaPlayer, place }),
      () => location.assign(href),
    )
  }
  return (
    <>
      <ul className="max-w-text">
        {files.map(({ name, words, address, kind }, place) => (
          <li key={address} className="border-b border-line">
            <a
              href={address}
              {...(kind === 'document' ? { download: true } : { onClick: (event) => open(event, place) })}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-3 hover:text-accent"
            >
              <span className="underline underline-offset-4">{name}</span>
              <span className="text-small text-soft">{words}</span>
            </a>
          </li>
        ))}
      </ul>
      {opened && <opened.MediaPlayer {...{ files, words }} place={opened.place} onClose={() => setOpened(null)} />}
    </>
  )
}
