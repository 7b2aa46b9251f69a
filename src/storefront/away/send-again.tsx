import { useLocation } from 'react-router'
import { Button } from '#kit/button.tsx'
import { useWords } from '#kit/words.tsx'
import { errorTexts } from '../texts/error.ts'

/** The very form that was sent, behind one button: nothing has to be typed again. */
export function SendAgain({ fields }: { fields: [string, string][] }) {
  const say = useWords()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={pathname + search} className="mt-8">
      {fields.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields never change, and names may occur twice
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{say(errorTexts.sendAgain)}</Button>
    </form>
  )
}
