import { buttonClass } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { Text } from '#shared/text.ts'
import { providerTexts as texts } from '../texts/providers.ts'

/** A service by which a client may sign in. */
export interface ProviderOption {
  id: string
  name: string
  address: string
  /** Shown at once; the others wait behind 'more'. */
  isMain: boolean
}

interface ProviderOptionsProps {
  options: ProviderOption[]
  title: Text
  /** The words of a button, with {provider}. */
  label: Text
}

/** One button for each configured service (B2.13), the less common ones behind 'more' (B2.48); nothing where there are none. */
export function ProviderOptions({ options, title, label }: ProviderOptionsProps) {
  const t = useTranslate()
  const main = options.filter((option) => option.isMain)
  const shown = main.length > 0 ? main : options
  const more = options.filter((option) => !shown.includes(option))
  if (options.length === 0) return null
  return (
    <section aria-labelledby="providers" className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 id="providers" className="text-heading">
        {t(title)}
      </h2>
      <ProviderLinks options={shown} label={label} />
      {more.length > 0 && (
        <details className="flex flex-col gap-4">
          <summary className="min-h-11 cursor-pointer py-2 text-accent underline underline-offset-4">
            {t(texts.more)}
          </summary>
          <ProviderLinks options={more} label={label} />
        </details>
      )}
    </section>
  )
}

/** Plain links: the address leads to another site, which no script of ours may load. */
function ProviderLinks({ options, label }: Pick<ProviderOptionsProps, 'options' | 'label'>) {
  const t = useTranslate()
  return (
    <ul className="flex flex-col gap-3">
      {options.map(({ id, name, address }) => (
        <li key={id} className="flex flex-col">
          <a href={address} className={buttonClass('secondary')}>
            {t(label, { provider: name })}
          </a>
        </li>
      ))}
    </ul>
  )
}
