import type { ShortPlace } from "@holdfast/contract/plan-content/short-plan";
import { PhoneText } from "../document/text/contact-text";
import { RecordedText } from "../document/text/recorded-text";
import { Labelled } from "./labelled";

/** The site with its meeting point and shut-offs, and where else the business can work. */
export const PlacesSection = ({ places }: { readonly places: readonly ShortPlace[] }) => (
  <dl className="hf-short-labelled">
    {places.map(({ label, text, phone }) => (
      <Labelled key={`${label} ${text}`} label={label}>
        {text === null ? null : (
          <>
            <RecordedText text={text} />
            {phone === null ? null : (
              <>
                {", "}
                <strong>
                  <PhoneText phone={phone} />
                </strong>
              </>
            )}
          </>
        )}
      </Labelled>
    ))}
  </dl>
);
