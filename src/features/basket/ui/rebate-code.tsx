import { useState } from 'react'
import type { Promoted } from '#features/promotions/rules/promoted.ts'
import { refusalWords } from '#features/promotions/rules/refusal-words.ts'
import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/text-field.tsx'
import { useWords } from '#kit/words.tsx'
import type { PendingMessage } from '../rules/messages.ts'
import { extrasPageTexts } from '../texts/extras-page.ts'

interface RebateCodeProps {
  code: Promoted['code']
  /** Null: the shop has no codes. */
  idle: string | null
  /** What was said of the code that was typed here last. */
  refused: PendingMessage | undefined
}

/** The code that makes the basket cheaper: typed here, or shown with what became of it and a way to take it back. */
export function RebateCode({ code, idle, refused }: RebateCodeProps) {
  const say = useWords()
  const [open] = useState(refused && true) // later it is the visitor's
  if (code === null && idle === null && !refused) return null
  if (code === null)
    return (
      <details open={open}>
        <summary className="block min-h-6 w-fit underline underline-offset-4">{say(extrasPageTexts.haveCode)}</summary>
        <div className="mt-3 flex items-start gap-2">
          <div className="grow">
            <TextField
              label={say(extrasPageTexts.code)}
              id="rebate_code"
              name="rebate_code"
              defaultValue={refused?.typed}
              error={refused && say(refused.message.text, refused.message.values)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </div>
          <Button kind="secondary" name="do" value="code" className="mt-7">
            {say(extrasPageTexts.useCode)}
          </Button>
        </div>
      </details>
    )
  const { refusal } = code
  return (
    <div className="flex items-center justify-between gap-x-4 text-small">
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{say(extrasPageTexts.codeIs, { code: code.text })}</span>
        {refusal ? <span className="text-warning">{refusalWords(refusal, say)}</span> : idle}
      </p>
      <Button kind="quiet" name="do" value="remove-code" className="-mx-5 shrink-0">
        {say(extrasPageTexts.removeCode)}
      </Button>
    </div>
  )
}
