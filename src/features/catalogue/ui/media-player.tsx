import { useState } from 'react'
import { Dialog } from '#kit/dialog.tsx'
import type { DownloadFile } from '../rules/file-type.ts'

export interface MediaPlayerProps {
  files: DownloadFile[]
  /** The index of the opened file. */
  index: number
  words: { close: string; previous: string; next: string }
  onClose: () => void
}

/** Plays a sound or a film, or shows a picture, over the page, with links between pictures. A film is 478 px high (B9.28). */
export function MediaPlayer({ files, index, words, onClose }: MediaPlayerProps) {
  const [shown, show] = useState(files[index])
  if (!shown) return null
  const { kind, name, address } = shown
  const pictures = files.filter((file) => file.kind === 'picture')
  return (
    <Dialog title={name} closeLabel={words.close} onClose={onClose}>
      {kind === 'video' && (
        // biome-ignore lint/a11y/useMediaCaption: the merchant's file may have no captions
        <video
          key={address}
          src={address}
          controls
          autoPlay
          playsInline
          className="h-[478px] max-h-[70dvh] w-full bg-ink"
        />
      )}
      {kind === 'audio' && (
        // biome-ignore lint/a11y/useMediaCaption: the merchant's file may have no captions
        <audio key={address} src={address} controls autoPlay className="w-full" />
      )}
      {kind === 'picture' && <img src={address} alt={name} className="mx-auto max-h-[70dvh]" />}
      {kind === 'picture' && pictures.length > 1 && (
        <p className="flex justify-between">
          {(
            [
              [words.previous, -1],
              [words.next, 1],
            ] as const
          ).map(([label, step]) => (
            <button
              key={label}
              type="button"
              onClick={() => show(pictures.at((pictures.indexOf(shown) + step) % pictures.length))}
              className="min-h-11 px-2 text-accent underline underline-offset-4"
            >
              {label}
            </button>
          ))}
        </p>
      )}
    </Dialog>
  )
}
