import { useState } from 'react'
import {
  chooseTextSize,
  chooseTheme,
  readTextSize,
  readTheme,
  textSizes,
  themes,
} from '@/session/settings'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { icon } from '@/ui/icons'
import { RadioPills } from '@/ui/RadioPills'

// Defined here, not in ui/icons, to keep them out of the other screens' chunks.
const SunIcon = icon(
  <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />,
)
const LettersIcon = icon(
  <path d="M2.5 18.5l5-13 5 13M4.2 14h6.6M14 18.5l3.5-9 3.5 9M15.2 15.5h4.6" />,
)

/** LOG-7: the theme and the size of the text on this device. */
export function DisplayCard() {
  const t = useText('display')
  const [theme, setTheme] = useState(readTheme)
  const [size, setSize] = useState(readTextSize)
  return (
    <Card className="flex flex-col gap-5">
      <RadioPills
        label={
          <>
            <SunIcon className="size-6 text-leaf-600" />
            {t('theme')}
          </>
        }
        options={themes.map((value) => ({ value, label: t(value) }))}
        value={theme}
        onValue={(value) => {
          setTheme(value)
          chooseTheme(value)
        }}
      />
      <RadioPills
        label={
          <>
            <LettersIcon className="size-6 text-leaf-600" />
            {t('textSize')}
          </>
        }
        options={textSizes.map((value) => ({ value, label: t(`size${value}`) }))}
        value={size}
        onValue={(value) => {
          setSize(value)
          chooseTextSize(value)
        }}
      />
    </Card>
  )
}
