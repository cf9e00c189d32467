import { useId, useState } from 'react'
import { SettingCard, type SettingCardProps } from '@/features/shared/settings/SettingCard'
import { textSize, theme } from '@/session/settings'
import { useText } from '@/text/text'
import { icon } from '@/ui/icons'

// Defined here, not in ui/icons, to keep them out of the other screens' chunks.
const SunIcon = icon(
  <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />,
)
const LettersIcon = icon(
  <path d="M2.5 18.5l5-13 5 13M4.2 14h6.6M14 18.5l3.5-9 3.5 9M15.2 15.5h4.6" />,
)

/** LOG-7: the theme and the size of the text on this device. */
export function DisplayCards() {
  const t = useText('display')
  return (
    <>
      <RadioPills Icon={SunIcon} title={t('theme')} setting={theme} wordOf={(value) => t(value)} />
      <RadioPills
        Icon={LettersIcon}
        title={t('textSize')}
        setting={textSize}
        wordOf={(value) => t(`size${value}`)}
      />
    </>
  )
}

interface RadioPillsProps<Value extends string> extends Omit<SettingCardProps, 'children'> {
  setting: { choices: readonly Value[]; read: () => Value; choose: (value: Value) => void }
  wordOf: (value: Value) => string
}

function RadioPills<Value extends string>(props: RadioPillsProps<Value>) {
  const { Icon, title, setting, wordOf } = props
  const { choices, read, choose } = setting
  const name = useId()
  const [chosen, setChosen] = useState(read)
  return (
    <SettingCard Icon={Icon} title={title}>
      <div
        role="radiogroup"
        aria-label={title}
        className={`${choices.length > 3 ? 'grid grid-cols-2 *:px-0.5' : 'flex flex-wrap *:px-3'} rounded-sheet border border-hairline bg-surface`}
      >
        {choices.map((value) => (
          <label
            key={value}
            className={`relative flex min-h-tap flex-auto cursor-pointer items-center justify-center rounded-full text-center text-16 wrap-anywhere hyphens-auto smooth focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-leaf-600 ${
              value === chosen
                ? 'bg-leaf-600 font-700 text-surface'
                : 'font-600 text-ink hover:bg-leaf-50'
            }`}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => {
                setChosen(value)
                choose(value)
              }}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <span>{wordOf(value)}</span>
          </label>
        ))}
      </div>
    </SettingCard>
  )
}
