import type { FilterPanel } from './filter-words.ts'

/** What a panel of filters offers: values, each with how many products it leaves. */
export function FilterValues({ panel }: { panel: FilterPanel }) {
  return (
    <fieldset className="filter-values">
      <legend className="sr-only">{panel.name}</legend>
      {panel.items.map(({ filter, value, name, count, chosen }) => (
        <label key={`${filter} ${value}`} className="filter-value">
          <input type="checkbox" name={`filter_${filter}`} value={value} defaultChecked={chosen} />
          <span>{name}</span>
          <span className="text-small text-soft tabular-nums">{count}</span>
        </label>
      ))}
    </fieldset>
  )
}
