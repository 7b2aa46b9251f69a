import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { useWords } from '#kit/words.tsx'
import type { Loss } from '../rules/losses.ts'
import { pageTexts } from '../texts/page.ts'

/** Something is not as it was when it was put in, or last seen; the button, inside the basket's form, takes note of all of it. */
export function ChangesNotice({ losses }: { losses: Loss[] }) {
  const say = useWords()
  return (
    <Notice type="warning">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div>
          <p>{say(pageTexts.hasChanged)}</p>
          {losses.map(({ about, code, message }) => (
            <p key={code + about} className="font-semibold">
              {say(message.text, message.values)}
            </p>
          ))}
        </div>
        <Button kind="quiet" name="do" value="accept" className="-mx-5 -my-2">
          {say(pageTexts.accept)}
        </Button>
      </div>
    </Notice>
  )
}
