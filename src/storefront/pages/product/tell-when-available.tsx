import { ChevronDown } from 'lucide-react'
import { notifyTexts } from '#features/observed/texts/form.ts'
import { NotifyForm } from '#features/observed/ui/notify-form.tsx'
import { useWords } from '#kit/words.tsx'
import type { ProductSize } from './page.server.ts'

interface TellWhenAvailableProps {
  product: { id: number; sizeWord: string; missingSize: string }
  sizes: ProductSize[]
  chosen: ProductSize
}

/** The form for sizes that are away (A4.3): open when the chosen one is, folded up beside others that can be had. */
export function TellWhenAvailable({ product, sizes, chosen }: TellWhenAvailableProps) {
  const say = useWords()
  const away = sizes.filter(({ notify }) => notify)
  if (away.length === 0) return null
  const title = chosen.notify ? say(notifyTexts.title) : product.missingSize
  return (
    <details
      open={chosen.notify}
      className="group rounded-panel border border-line bg-raised px-4 open:pb-5 tablet:px-5"
    >
      <summary className="flex min-h-12 list-none items-center py-3 justify-between gap-3 font-semibold">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <NotifyForm productId={product.id} sizeWord={product.sizeWord} sizes={chosen.notify ? [chosen] : away} />
    </details>
  )
}
