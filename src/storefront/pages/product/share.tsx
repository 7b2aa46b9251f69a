import { useHydrated } from '#kit/use-hydrated.ts'
import { useWords } from '#kit/words.tsx'
import { shareTexts } from '../../texts/share.ts'

const link = 'footer-link underline underline-offset-4'

/** Ways to tell others of a page (A7.22, B7.19): a phone's own where there is one, else plain links. Nobody else's script runs. */
export function Share({ address, title }: { address: string; title: string }) {
  const say = useWords()
  const native = useHydrated() && 'share' in navigator && matchMedia('(pointer: coarse)').matches
  const share = () => void navigator.share({ title, url: address }).catch(() => {})
  if (native)
    return (
      <button type="button" onClick={share} className={`min-h-11 text-soft ${link}`}>
        {say(shareTexts.share)}
      </button>
    )
  const [url, text] = [address, title].map(encodeURIComponent)
  const ways = [
    [shareTexts.email, `mailto:?subject=${text}&body=${url}`],
    [shareTexts.onFacebook, `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    [shareTexts.onWhatsApp, `https://wa.me/?text=${text}%20${url}`],
  ] as const
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-soft">
      <span>{say(shareTexts.share)}:</span>
      {ways.map(([way, href]) => (
        <a key={href} href={href} rel="noopener noreferrer nofollow" className={link}>
          {say(way)}
        </a>
      ))}
    </p>
  )
}
