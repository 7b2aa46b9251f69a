import { useTranslate } from '#kit/messages.tsx'
import { suggestionTexts } from '../../texts/search.ts'
import { useStored } from '../../use-stored.ts'
import { recentPhrases } from './start-phrases.ts'

/** Below recent phrases: whether this browser shall remember them, which it does not until asked to, and a button that clears them. */
export function RecentButtons({ onForgotten }: { onForgotten: () => void }) {
  const t = useTranslate()
  const [stored, remember] = useStored(recentPhrases)
  const forget = () => {
    recentPhrases.forget()
    onForgotten()
  }
  return (
    <p className="suggestions-buttons">
      {!stored && (
        <button type="button" onClick={remember}>
          {t(suggestionTexts.remember)}
        </button>
      )}
      <button type="button" onClick={forget}>
        {t(suggestionTexts.forget)}
      </button>
    </p>
  )
}
