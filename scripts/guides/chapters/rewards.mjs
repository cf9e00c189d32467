// @ts-check
/** @type {import('../types.mjs').Chapter} */
export const rewards = {
  id: 'rewards',
  title: { en: 'Earn rewards', hi: 'इनाम कमाएँ', mr: 'बक्षीस मिळवा' },
  intro: {
    en: 'Invite others. You earn 20% of the expected profit on what they buy.',
    hi: 'दूसरों को बुलाएँ। वे जो खरीदेंगे, उसके अंदाज़न मुनाफे का 20% आपको मिलेगा।',
    mr: 'इतरांना बोलवा. ते जे खरेदी करतील त्याच्या अंदाजे नफ्याचे 20% तुम्हाला मिळतील.',
  },
  steps: [
    {
      en: 'Your code stands on the first screen. Tap **Share** beside it.',
      hi: 'आपका कोड पहली स्क्रीन पर है। उसके पास **Share** (भेजें) दबाएँ।',
      mr: 'तुमचा कोड पहिल्या स्क्रीनवर आहे. त्याच्या शेजारी **Share** (पाठवा) दाबा.',
    },
    {
      en: 'Choose **WhatsApp**, **Facebook** or **Email**, or copy the message with **Copy message**.',
      hi: '**WhatsApp**, **Facebook** या **Email** चुनें, या **Copy message** (संदेश कॉपी करें) दबाएँ।',
      mr: '**WhatsApp**, **Facebook** किंवा **Email** निवडा, किंवा **Copy message** (संदेश कॉपी करा) दाबा.',
    },
    {
      en: 'Whoever opens your link and registers belongs to you, with your code filled in.',
      hi: 'जो आपका लिंक खोलकर खाता खोलता है, वह आपसे जुड़ जाता है; आपका कोड पहले से भरा रहता है।',
      mr: 'जो तुमची लिंक उघडून खाते उघडतो, तो तुमच्याशी जोडला जातो; तुमचा कोड आधीच भरलेला असतो.',
    },
    {
      en: 'Open **Profile** and tap **Referral Rewards** to see what you have earned and what is to come.',
      hi: '**Profile** (मेरा खाता) खोलें और **Referral Rewards** (इनाम) दबाएँ: कितना मिला और कितना आना है, दिखेगा।',
      mr: '**Profile** (माझे खाते) उघडा आणि **Referral Rewards** (बक्षीस) दाबा: किती मिळाले आणि किती येणार ते दिसेल.',
    },
  ],
  note: {
    en: 'Rewards are paid to your bank account. Add it under **Profile**, **Edit Profile**.',
    hi: 'इनाम आपके बैंक खाते में आता है। खाता **Profile** (मेरा खाता), **Edit Profile** (जानकारी बदलें) में लिखें।',
    mr: 'बक्षीस तुमच्या बँक खात्यात येते. खाते **Profile** (माझे खाते), **Edit Profile** (माहिती बदला) मध्ये लिहा.',
  },
  pictures: ['share', 'rewards'],
}
