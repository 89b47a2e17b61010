CREATE TABLE "people_apart" (
	"first_id" integer NOT NULL,
	"second_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_apart_first_id_second_id_pk" PRIMARY KEY("first_id","second_id")
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "recipe" jsonb;--> statement-breakpoint
ALTER TABLE "people_apart" ADD CONSTRAINT "people_apart_first_id_people_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_apart" ADD CONSTRAINT "people_apart_second_id_people_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_apart_second" ON "people_apart" USING btree ("second_id");