import { Linen } from '../../../card-page/linen.tsx';
import { Brand } from '../../shell/brand.tsx';
import { CardArt } from '../../ui/card-art.tsx';
import { WaxSeal } from '../../ui/wax-seal.tsx';
import backCard from './hero-back.webp';
import frontCard from './hero-front.webp';

/** The left half of the sign-in page: an envelope with two cards on linen. */
export function AuthHero() {
  return (
    <Linen className="hero" aria-label="About Fondly">
      <Brand />
      <h1>Never miss a chance to say it on a card.</h1>
      <p>
        Personalised AI cards in many designs, reminders before every date, and digital or physical delivery when the
        day comes. You approve each one before it goes.
      </p>
      <div className="hero-envelope" aria-hidden>
        <div className="hero-back" />
        <div className="hero-card hero-card-behind">
          <CardArt imageUrl={backCard} loading="eager" />
        </div>
        <div className="hero-card hero-card-front">
          <CardArt imageUrl={frontCard} loading="eager" />
        </div>
        <svg className="hero-pocket" viewBox="0 0 600 290" preserveAspectRatio="none" aria-hidden>
          <path d="M0 8 L272 176 Q300 193 328 176 L600 8 V290 H0Z" fill="var(--hero-paper)" />
          <path d="M0 290 L268 150 Q300 134 332 150 L600 290Z" fill="var(--hero-paper-fold)" />
        </svg>
        <WaxSeal name="Eleanor Whitfield" size={128} />
      </div>
    </Linen>
  );
}
