import { pageTexts } from '#features/basket/texts/page.ts'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { useWords } from '#kit/words.tsx'
import { entryTexts } from '../texts/entries.ts'

export interface Removed {
  /** As `writeWishes` writes them. */
  wishes: string
  names: string[]
}

/** Says what has just been taken out, and puts it back. */
export function RemovedNotice({ removed, action }: { removed: Removed; action: string }) {
  const say = useWords()
  const { wishes, names } = removed
  return (
    <Notice type="success">
      <form method="post" action={action} className="flex flex-wrap items-center justify-between gap-x-4">
        <input type="hidden" name="wishes" value={wishes} />
        <p>
          {names.length === 1
            ? say(entryTexts.removedOne, { product: names[0] ?? '' })
            : say(entryTexts.removed, { count: names.length })}
        </p>
        <Button kind="quiet" name="do" value="undo" className="-mx-5 -my-2">
          {say(pageTexts.undo)}
        </Button>
      </form>
    </Notice>
  )
}
