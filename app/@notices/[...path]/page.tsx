export { Notices as default } from "@/components/notices/notices";
