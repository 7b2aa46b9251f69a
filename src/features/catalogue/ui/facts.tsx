import { keepTogether } from '#shared/keep-together.ts'
import type { Fact } from '../rules/disclosure-facts.ts'

/** Named facts of one or more lines; an address among them is a link. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid max-w-page gap-x-10 gap-y-6 tablet:grid-cols-2 desktop:grid-cols-3">
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
                keepTogether(text)
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
