import {
  InputRenderer,
  isFetchError,
  useAPIErrorHandler,
  useFetchClient,
  useForm,
  useNotification,
} from "@strapi/strapi/admin";
import { type ComponentProps, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../../admin/ui/button";
import { useAnswer } from "../../../admin/ui/use-answer";
import {
  type Facts,
  factsToChange,
  isSameName,
  type Place,
  placeFacts,
  placeType,
} from "../../../places/place";
import { useRights } from "./use-rights";

type Values = Facts & Record<string, unknown>;
type PlaceFieldProps = { name: string; label: string; hint?: string; required?: boolean; disabled?: boolean };

/** The place of an event: free text, or a stored place, from which the event takes its address and the like. */
export function PlaceField({ name, label, hint, required, disabled }: PlaceFieldProps) {
  const { places, addPlace } = usePlaces();
  const listId = useId();
  const onChange = useForm("PlaceField", (form) => form.onChange);
  const getValues = useForm("PlaceField", (form) => form.getValues as () => Values);
  const formerName = useRef("");
  const nameOf = () => String(getValues()[name] ?? "");

  const takeFacts = () => {
    const changes = factsToChange(places, formerName.current, nameOf(), getValues());
    for (const [fact, value] of Object.entries(changes)) onChange(fact, value);
    formerName.current = nameOf();
  };
  // Strapi's field passes on to its input what it does not know, which its type leaves out.
  const input = {
    type: "string",
    ...{ name, label, hint, required, disabled },
    list: listId,
    autoComplete: "off",
    onFocus: () => {
      formerName.current = nameOf();
    },
    onBlur: takeFacts,
  } as ComponentProps<typeof InputRenderer>;

  return (
    <>
      <InputRenderer {...input} />
      <datalist id={listId}>
        {places.map(({ Name, Adresse }) => (
          <option key={Name} value={Name}>
            {Adresse}
          </option>
        ))}
      </datalist>
      {!disabled && <StorePlace name={name} places={places} onStored={addPlace} />}
    </>
  );
}

/** Editors without the right to read places type them. */
function usePlaces() {
  const list = `/content-manager/collection-types/${placeType}?page=1&pageSize=500&sort=Name:ASC`;
  const stored = useAnswer<{ results: Place[] }>(list)?.results ?? [];
  const [added, setAdded] = useState<Place[]>([]);
  return { places: [...stored, ...added], addPlace: (place: Place) => setAdded([...added, place]) };
}

type StorePlaceProps = { name: string; places: Place[]; onStored: (place: Place) => void };

/** Stores the event's place with its address and the like, for other events to pick. */
function StorePlace({ name, places, onStored }: StorePlaceProps) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const place = useForm("StorePlace", (form) => String((form.values as Values)[name] ?? "").trim());
  const getValues = useForm("StorePlace", (form) => form.getValues as () => Values);
  const mayStore = useRights()("create", placeType);
  const [isStoring, setIsStoring] = useState(false);
  if (!mayStore || place === "" || places.some(({ Name }) => isSameName(Name, place))) return null;

  const store = async () => {
    const values = getValues();
    const facts = Object.fromEntries(placeFacts.map((fact) => [fact, values[fact]]));
    setIsStoring(true);
    try {
      await post(`/content-manager/collection-types/${placeType}`, { Name: place, ...facts });
      onStored({ Name: place, ...facts });
      toggleNotification({ type: "success", message: `„${place}“ steht nun zur Auswahl.` });
    } catch (error) {
      if (!isFetchError(error)) throw error;
      toggleNotification({ type: "danger", message: formatAPIError(error) });
    } finally {
      setIsStoring(false);
    }
  };
  return (
    <StoreButton type="button" disabled={isStoring} onClick={store}>
      Ort mit Adresse speichern
    </StoreButton>
  );
}

const StoreButton = styled(Button)`
  margin-top: 8px;
`;
