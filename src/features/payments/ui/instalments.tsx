import { useId } from 'react'
import { Button, buttonClass } from '#kit/button.tsx'
import type { InstalmentSystemView } from '../rules/instalments.ts'
import { financedAmount, type InstalmentData, instalmentRefusal, simulatorAddress } from '../rules/instalments.ts'

interface InstalmentsProps {
  systems: InstalmentSystemView[]
  data: InstalmentData
}

/** A link to each lender's simulator, or one line why it is not available (B5.50). */
export function Instalments({ systems, data }: InstalmentsProps) {
  return (
    <div className="flex flex-col gap-4">
      {systems.map((system) => (
        <System key={system.simulator} system={system} data={data} />
      ))}
    </div>
  )
}

function System({ system, data }: { system: InstalmentSystemView; data: InstalmentData }) {
  const wordsId = useId()
  const refusal = instalmentRefusal(system, data)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grow basis-48">
        <p className={refusal ? 'sr-only' : 'font-semibold'}>{system.name}</p>
        <p id={wordsId} aria-live="polite" className="text-small text-soft">
          {refusal ? system.refused[refusal] : system.offered}
        </p>
      </div>
      {refusal ? (
        <span className="sr-only">
          <Button type="button" kind="secondary" disabled aria-describedby={wordsId}>
            {system.open}
          </Button>
        </span>
      ) : (
        <a
          href={simulatorAddress(system.simulator, financedAmount(system, data))}
          target="_blank"
          rel="noopener"
          className={buttonClass('secondary')}
        >
          {system.open}
          <span className="sr-only"> {system.opens}</span>
        </a>
      )}
    </div>
  )
}
