/** A morning at the mandi: the sun over furrows, three heaps of produce and the price slip. */
export function MarketDrawing() {
  return (
    <svg
      viewBox="0 0 320 200"
      className="max-h-52 w-full shrink-0 grow basis-22"
      aria-hidden="true"
    >
      <path d="M24 176a136 136 0 0 1 272 0z" className="fill-turmeric-100" />
      <circle cx="160" cy="92" r="34" className="fill-turmeric-500" />
      <path
        d="M160 44V30M112 62l-9-10M208 62l9-10M92 100H78M228 100h14"
        className="fill-none stroke-turmeric-500"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M24 176c30-40 76-58 136-58s106 18 136 58z" className="fill-leaf-200" />
      <path
        d="M58 176c12-24 40-44 66-53M116 176c6-24 22-44 34-56M204 176c-6-24-22-44-34-56M262 176c-12-24-40-44-66-53"
        className="fill-none stroke-leaf-600"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M40 180c6-30 24-44 46-44s40 14 46 44z" className="fill-turmeric-500" />
      <path
        d="M62 160c6-8 14-12 24-12M74 170c10-6 22-6 32 0"
        className="fill-none stroke-turmeric-100"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M188 180c6-26 22-40 42-40s38 14 44 40z" className="fill-notice-600" />
      <path
        d="M208 164c6-8 12-10 22-10M222 172c8-4 18-4 26 0"
        className="fill-none stroke-notice-50"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M112 184c6-36 24-52 48-52s42 16 48 52z" className="fill-leaf-700" />
      <path
        d="M134 160c8-10 16-14 26-14M146 172c10-6 22-6 32 0"
        className="fill-none stroke-leaf-100"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M16 184h288" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
      <g transform="rotate(-6 160 112)">
        <path
          d="M134 86h52v54l-6.500-5-6.500 5-6.500-5-6.500 5-6.500-5-6.500 5-6.500-5-6.500 5z"
          className="fill-surface stroke-ink"
          strokeWidth="2.500"
          strokeLinejoin="round"
        />
        <path
          d="M149 98h22M149 106h22M149 98c12 0 12 16 0 16l14 14"
          className="fill-none stroke-ink"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  )
}
