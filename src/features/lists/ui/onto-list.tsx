import { Button } from '#kit/button.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { entryTexts } from '../texts/entries.ts'

/** Puts the chosen rows of the form around onto a list; nothing for whoever cannot have lists. */
export function OntoList({ lists }: { lists: { id: number; name: string }[] | null }) {
  const say = useWords()
  if (!lists) return null
  return (
    <span className="flex flex-wrap items-center gap-2">
      <select name="lista" aria-label={say(entryTexts.onto)} className="entry-size mt-0">
        {lists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">{say(entryTexts.newList)}</option>
      </select>
      <Button kind="secondary" formAction={urls.addToList()}>
        {say(entryTexts.put)}
      </Button>
    </span>
  )
}
