/** The floor plan of the site; nothing if there is none, or if its image could not be read. */
export const FloorPlan = ({ url }: { readonly url: string | null }) =>
  url?.startsWith("data:image/") === true ? (
    <figure className="hf-floor-plan">
      <img src={url} alt="Floor plan of the site" />
      <figcaption>Floor plan</figcaption>
    </figure>
  ) : null;
